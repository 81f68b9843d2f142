"""Who thinks: bots in processes of their own, fed with saved matches. Knows no Discord."""
