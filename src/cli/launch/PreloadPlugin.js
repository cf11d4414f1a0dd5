const HtmlPlugin = require('html-webpack-plugin');

/**
 * Preloads resources: the Latin text font by a tag in index.html (after the theme script, which blocks
 * rendering), and the files of each named chunk in preloads.json, from which the server announces the chunk
 * of the requested screen.
 */
class PreloadPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PreloadPlugin', (compilation) => {
      HtmlPlugin.getHooks(compilation).alterAssetTagGroups.tap('PreloadPlugin', (data) => {
        for (const tag of data.headTags) if (isTheme(tag)) delete tag.attributes.defer;
        data.headTags.sort((a, b) => isTheme(b) - isTheme(a));
        data.headTags.unshift(...fonts(compilation).map(preloadTag));
        return data;
      });
      compilation.hooks.processAssets.tap(
        { name: 'PreloadPlugin', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT - 1 },
        () => {
          const json = JSON.stringify(chunkFiles(compilation), null, 1);
          compilation.emitAsset('preloads.json', new compiler.webpack.sources.RawSource(json));
        },
      );
    });
  }
}

/** The theme script must run before the first paint, so that a dark page never flashes white. */
function isTheme(tag) {
  return /^\/assets\/theme\./.test(tag.attributes.src ?? '');
}

function fonts(compilation) {
  return Object.keys(compilation.assets).filter((name) => /inter-latin-wght-normal.*\.woff2$/.test(name));
}

function preloadTag(file) {
  return {
    tagName: 'link',
    voidTag: true,
    attributes: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
    meta: { plugin: 'PreloadPlugin' },
  };
}

/** Name of an asynchronous chunk -> URLs of its scripts and style sheets. */
function chunkFiles(compilation) {
  const files = {};
  for (const [name, group] of compilation.namedChunkGroups) {
    if (group.isInitial()) continue;
    files[name] = group
      .getFiles()
      .filter((file) => /\.(js|css)$/.test(file))
      .map((file) => `/${file}`);
  }
  return files;
}

module.exports = { PreloadPlugin };
