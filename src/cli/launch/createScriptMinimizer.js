/** Minifies scripts with Oxc. The licenses of packages are in one file, because browsers do not need them. */
const TerserPlugin = require('terser-webpack-plugin');

exports.createScriptMinimizer = () =>
  new TerserPlugin({
    minify,
    // Oxc is native code in threads of its own.
    parallel: false,
    extractComments: { filename: 'assets/licenses.txt', banner: (file) => `Licenses: /${file}` },
  });

/** @param files the source of one script by its name */
async function minify(files) {
  const { minify: minifyScript } = await import('rolldown/utils');
  const [[name, source]] = Object.entries(files);
  const { code, errors, legalComments } = await minifyScript(name, source, {
    compress: { target: 'es2023' },
    codegen: { legalComments: 'external' },
  });
  return { code, errors, extractedComments: legalComments };
}
