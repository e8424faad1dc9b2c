"""Work spread over processes of this machine, or over a Ray cluster; results never depend on which."""

from fogg.workers.local_workers import LocalWorkers
from fogg.workers.one_core import keep_to_one_core
from fogg.workers.ray_workers import RayWorkers
from fogg.workers.spreading import Workers

__all__ = ["LocalWorkers", "RayWorkers", "Workers", "keep_to_one_core"]
