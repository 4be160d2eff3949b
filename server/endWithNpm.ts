// Imported first: npm's shell does not forward a stop signal, so that after `kill <pid of npm>` this
// process would stay on its port. It stops when its parent has ended.
const startedBy = process.ppid;
const stopWithoutParent = () => {
  if (process.ppid !== startedBy) process.kill(process.pid, 'SIGTERM');
};
if (process.env.npm_lifecycle_event) setInterval(stopWithoutParent, 500).unref();

export {};
