/**
 * @generated SignedSource<<0944fe1d4a70407ca720917871b1c487>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IssueOptions_project$data = {
  readonly id: string;
  readonly issues: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly key: string;
      readonly number: number;
      readonly project: {
        readonly key: string;
      };
      readonly state: {
        readonly " $fragmentSpreads": FragmentRefs<"StateIcon_state">;
      };
      readonly title: string;
    }>;
  };
  readonly numbered: {
    readonly id: string;
    readonly key: string;
    readonly number: number;
    readonly project: {
      readonly key: string;
    };
    readonly state: {
      readonly " $fragmentSpreads": FragmentRefs<"StateIcon_state">;
    };
    readonly title: string;
  } | null | undefined;
  readonly " $fragmentType": "IssueOptions_project";
};
export type IssueOptions_project$key = {
  readonly " $data"?: IssueOptions_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssueOptions_project">;
};

import IssueOptionsQuery_graphql from './IssueOptionsQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "number",
    "storageKey": null
  },
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "title",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "WorkflowState",
    "kind": "LinkedField",
    "name": "state",
    "plural": false,
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "StateIcon_state"
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Project",
    "kind": "LinkedField",
    "name": "project",
    "plural": false,
    "selections": [
      (v1/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 0,
      "kind": "LocalArgument",
      "name": "number"
    },
    {
      "defaultValue": "",
      "kind": "LocalArgument",
      "name": "query"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": IssueOptionsQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "IssueOptions_project",
  "selections": [
    {
      "alias": "numbered",
      "args": [
        {
          "kind": "Variable",
          "name": "number",
          "variableName": "number"
        }
      ],
      "concreteType": "Issue",
      "kind": "LinkedField",
      "name": "issue",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 12
        },
        {
          "kind": "Variable",
          "name": "query",
          "variableName": "query"
        }
      ],
      "concreteType": "IssueConnection",
      "kind": "LinkedField",
      "name": "issues",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Issue",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v0/*:: as any*/)
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "e8354dcfc87dced0cec0942d67692a00";

export default node;
