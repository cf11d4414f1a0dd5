/** Loads the code that changes a query after a click on a facet value. It is loaded early, on hover or focus. */
export const importFacetClick = () => import(/* webpackChunkName: "query" */ './facetClick');
