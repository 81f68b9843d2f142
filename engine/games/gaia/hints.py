from engine.text import Text
def hint(state, seat, prompt, option): return None
