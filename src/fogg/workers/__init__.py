"""Work spread over processes of this machine, or over a Ray cluster; results never depend on which."""

from fogg.workers.local_workers import LocalWorkers
from fogg.workers.ray_workers import RayWorkers
from fogg.workers.spreading import Workers

__all__ = ["LocalWorkers", "RayWorkers", "Workers"]
