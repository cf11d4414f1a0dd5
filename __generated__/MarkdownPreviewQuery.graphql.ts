/**
 * @generated SignedSource<<82d178e24b5beebc0bdae7a32d6a35b4>>
 * @relayHash d59d0971043c54ec00d60a40e4b1cefc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8649e88cfe2d66f1c34be17ae0013d96cdc59e0b443f32da6ae40c527c2b31d6

import type { ConcreteRequest } from 'relay-runtime';
export type MarkdownPreviewQuery$variables = {
  key: string;
  text: string;
};
export type MarkdownPreviewQuery$data = {
  readonly project: {
    readonly renderMarkdown: string;
  } | null | undefined;
};
export type MarkdownPreviewQuery = {
  response: MarkdownPreviewQuery$data;
  variables: MarkdownPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "key"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "key"
  }
],
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "text",
      "variableName": "text"
    }
  ],
  "kind": "ScalarField",
  "name": "renderMarkdown",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MarkdownPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MarkdownPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8649e88cfe2d66f1c34be17ae0013d96cdc59e0b443f32da6ae40c527c2b31d6",
    "metadata": {},
    "name": "MarkdownPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "51727e32b7b87ed016aa9fba2459b064";

export default node;
