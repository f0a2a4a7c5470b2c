"""Four wall-building board games for programs in Python, driven through ``mura engine``.

``Engine`` starts the rules as a process. ``State`` plays one match, shaped like OpenSpiel's states; ``AecEnv`` is shaped like
PettingZoo's AEC environments. Only the standard library is needed.
"""

from .aec import AecEnv
from .engine import Engine, EngineError
from .state import CHANCE, TERMINAL, State

__all__ = ["AecEnv", "CHANCE", "Engine", "EngineError", "State", "TERMINAL"]
