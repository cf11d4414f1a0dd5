/**
 * @generated SignedSource<<df68a613e13873529ab0117b103717e3>>
 * @relayHash a63987b1750e1aa0f26ae9d205ee63b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec84188d7441800afa95836ca927ddb58ae542be0c009020ff1afa113bbaf164

import type { ConcreteRequest } from 'relay-runtime';
export type CommandPaletteDataStartQuery$variables = {
  hasProject: boolean;
  key: string;
  recentIds: ReadonlyArray<string>;
};
export type CommandPaletteDataStartQuery$data = {
  readonly all: {
    readonly views: {
      readonly nodes: ReadonlyArray<{
        readonly name: string;
        readonly path: string;
      }>;
    };
  } | null | undefined;
  readonly current?: {
    readonly views: {
      readonly nodes: ReadonlyArray<{
        readonly name: string;
        readonly path: string;
      }>;
    };
  } | null | undefined;
  readonly home: {
    readonly recent: ReadonlyArray<{
      readonly key: string;
      readonly title: string;
    }> | null | undefined;
  };
};
export type CommandPaletteDataStartQuery = {
  response: CommandPaletteDataStartQuery$data;
  variables: CommandPaletteDataStartQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasProject"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "key"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "recentIds"
},
v3 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "recentIds"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v6 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v9 = [
  {
    "alias": null,
    "args": (v6/*:: as any*/),
    "concreteType": "SavedViewConnection",
    "kind": "LinkedField",
    "name": "views",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SavedView",
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": "views(first:100)"
  }
],
v10 = [
  {
    "kind": "Variable",
    "name": "projectKey",
    "variableName": "key"
  }
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v12 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  },
  {
    "alias": null,
    "args": (v6/*:: as any*/),
    "concreteType": "SavedViewConnection",
    "kind": "LinkedField",
    "name": "views",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SavedView",
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v11/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": "views(first:100)"
  },
  (v11/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CommandPaletteDataStartQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Home",
        "kind": "LinkedField",
        "name": "home",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "Issue",
            "kind": "LinkedField",
            "name": "recent",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "all",
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "savedViewContainer",
        "plural": false,
        "selections": (v9/*:: as any*/),
        "storageKey": null
      },
      {
        "condition": "hasProject",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "current",
            "args": (v10/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "savedViewContainer",
            "plural": false,
            "selections": (v9/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CommandPaletteDataStartQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Home",
        "kind": "LinkedField",
        "name": "home",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "Issue",
            "kind": "LinkedField",
            "name": "recent",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "all",
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "savedViewContainer",
        "plural": false,
        "selections": (v12/*:: as any*/),
        "storageKey": null
      },
      {
        "condition": "hasProject",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "current",
            "args": (v10/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "savedViewContainer",
            "plural": false,
            "selections": (v12/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "ec84188d7441800afa95836ca927ddb58ae542be0c009020ff1afa113bbaf164",
    "metadata": {},
    "name": "CommandPaletteDataStartQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c3919a4c03328344138492b18d87a126";

export default node;
