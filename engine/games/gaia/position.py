def score(position): return {}
