const LINE_EVERY_MS = 5000;
const WIDTH = 30;

/** Shows progress on standard error: a bar on a terminal, otherwise a line every 5 s. */
exports.showProgress = function showProgress(title, stream = process.stderr) {
  const started = Date.now();
  let lastShownAt = 0;
  const seconds = () => ((Date.now() - started) / 1000).toFixed(1);
  if (!stream.isTTY) stream.write(`${title} ...\n`);
  return {
    /** @param fraction share of the build that is done, from 0 to 1 */
    update(fraction) {
      const isDue = Date.now() - lastShownAt >= (stream.isTTY ? 50 : LINE_EVERY_MS);
      if (!isDue || (!stream.isTTY && Date.now() - started < LINE_EVERY_MS)) return;
      lastShownAt = Date.now();
      const percent = `${Math.round(fraction * 100)}%`.padStart(4);
      const filledWidth = Math.round(fraction * WIDTH);
      const bar = `${'█'.repeat(filledWidth)}${'░'.repeat(WIDTH - filledWidth)}`;
      stream.write(
        stream.isTTY ? `\r${title} ${bar}${percent} ${seconds()} s` : `${title}${percent} ${seconds()} s\n`,
      );
    },
    stop(result) {
      stream.write(`${stream.isTTY ? '\r\x1b[K' : ''}${title}: ${result} in ${seconds()} s\n`);
    },
  };
};
