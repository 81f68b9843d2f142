"""Who draws: pictures in processes of their own. Knows views and words, no Discord."""
