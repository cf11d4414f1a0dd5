import type { DemoAreaVocabulary } from './DemoAreaVocabulary';

export const fontsDemoVocabulary: DemoAreaVocabulary = {
  key: 'fonts',
  name: 'the font code',
  classes: ['FontMatcher', 'GlyphCache', 'FallbackList', 'ShapeRunner', 'MetricsTable'],
  methods: ['match', 'shape', 'load_face', 'fallback_for', 'rasterize', 'line_height', 'evict'],
  things: ['glyph cache', 'fallback list', 'line height', 'hinting mode', 'emoji font', 'ligature table'],
  failures: [
    '{emoji|Arabic text|combining marks} {are drawn as boxes|overlap}',
    'the wrong weight is {chosen|synthesised} for {variable|condensed} fonts',
    'the line height {changes|jumps} once the font is loaded',
    'ligatures {break|are kept} at {a selection|letter spacing}',
    'glyphs are {cut off|coloured at the edges} on $os',
    'the fallback {differs|is looked up} {from line to line|for each glyph}',
    'fonts are {parsed|read} again in every process',
    'italic text {leans the other way|is clipped on the right}',
  ],
  triggers: [
    'over $thousands fonts are installed',
    'the font is {variable|a collection}',
    'the text mixes {two directions|three scripts}',
    'the screen scale is $tens percent',
    'hinting is {off|set to full}',
    'a font is {installed|removed} meanwhile',
  ],
  wishes: [
    'show which font drew a glyph',
    'choose fonts for each script',
    'subset fonts when a page is saved',
    'preview all weights in the settings',
  ],
  steps: [
    'Install the font and restart',
    'Open the test page with $few scripts',
    'Zoom to $tens percent',
    'Select the third word',
  ],
  logs: [
    'font: fallback for U+1F$tens took $ms ms',
    'font: cache $thousands glyphs $kilobytes KB',
    'font: face $hex rejected: bad table',
  ],
  settings: ['fonts.hinting = "slight"', 'fonts.cache_kb = $thousands', 'fonts.emoji = "system"'],
  errors: ['ERR_FONT_TABLE', 'NetworkError', 'ERR_FACE_NOT_FOUND'],
};
