const LINE_EVERY_MS = 5000;
const WIDTH = 30;

/**
 * Shows how far something has come on standard error: a bar on a terminal, else a line every 5 s.
 * Standard output stays for what a program says.
 */
exports.showProgress = function showProgress(title, stream = process.stderr) {
  const started = Date.now();
  let shown = 0;
  const seconds = () => ((Date.now() - started) / 1000).toFixed(1);
  if (!stream.isTTY) stream.write(`${title} ...\n`);
  return {
    /** @param fraction 0 to 1 */
    update(fraction) {
      const due = Date.now() - shown >= (stream.isTTY ? 50 : LINE_EVERY_MS);
      if (!due || (!stream.isTTY && Date.now() - started < LINE_EVERY_MS)) return;
      shown = Date.now();
      const percent = `${Math.round(fraction * 100)}%`.padStart(4);
      const full = Math.round(fraction * WIDTH);
      const bar = `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}`;
      stream.write(
        stream.isTTY ? `\r${title} ${bar}${percent} ${seconds()} s` : `${title}${percent} ${seconds()} s\n`,
      );
    },
    stop(outcome) {
      stream.write(`${stream.isTTY ? '\r\x1b[K' : ''}${title}: ${outcome} in ${seconds()} s\n`);
    },
  };
};
