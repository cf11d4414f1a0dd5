/** Stub for images, whose modules are their addresses. */
module.exports = '/assets/image.svg';
