import type { DemoAreaVocabulary } from './DemoAreaVocabulary';

export const canvasDemoVocabulary: DemoAreaVocabulary = {
  key: 'canvas',
  name: 'the canvas code',
  classes: ['CanvasContext', 'PathBuilder', 'ImageReader', 'PatternCache', 'OffscreenBridge', 'ShaderCache'],
  methods: ['fill', 'draw_image', 'read_pixels', 'transfer', 'flush', 'compile', 'restore', 'measure_text'],
  things: [
    'pattern cache',
    'shader cache',
    'pixel reader',
    'state stack',
    'text measurement',
    'offscreen bridge',
  ],
  failures: [
    '`drawImage` {is blurred|draws nothing} {for SVG images|at fractional scale}',
    '`getImageData` {takes $ms ms|returns the previous frame}',
    'the context is {lost|not restored} {on the first use|after sleep}',
    'shadows {are clipped|ignore the transform}',
    'text is measured {with the wrong font|before the font is loaded}',
    'an offscreen canvas {never shows its last frame|leaks its buffers}',
    'arcs with {a zero radius|equal angles} {throw|draw a line}',
    'colours {differ|are washed out} on a wide-gamut screen',
  ],
  triggers: [
    'the canvas is larger than $thousands pixels',
    'the worker {ends|is busy} during a transfer',
    'the driver is {updated|reset}',
    'the image comes from {a video|a blob}',
    'over $tens contexts exist',
    'the page is printed',
  ],
  wishes: [
    'read pixels without a stall',
    'keep compiled shaders across restarts',
    'show all contexts of a page',
    "draw text with the page's font features",
  ],
  steps: [
    'Open the test page and press Start',
    'Draw the image $thousands times',
    'Put the machine to sleep',
    'Compare the pixels with the reference',
  ],
  logs: [
    'canvas: context lost reason=$few',
    'canvas: readback $thousands bytes in $ms ms',
    'canvas: shader $hex compiled in $ms ms',
  ],
  settings: ['canvas.accelerated = true', 'canvas.max_contexts = $tens', 'canvas.shader_cache_mb = $tens'],
  errors: ['GPU_CONTEXT_LOST', 'InvalidStateError', 'SecurityError'],
};
