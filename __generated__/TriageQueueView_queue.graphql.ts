/**
 * @generated SignedSource<<45180af7cd15eb6234c778f685605491>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TriageQueueView_queue$data = {
  readonly leases: ReadonlyArray<{
    readonly holder: {
      readonly login: string;
    } | null | undefined;
    readonly issue: {
      readonly id: string;
    } | null | undefined;
    readonly viewerIsHolder: boolean;
  }>;
  readonly problems: ReadonlyArray<{
    readonly message: string;
  }>;
  readonly viewerLeases: ReadonlyArray<{
    readonly issue: {
      readonly id: string;
      readonly key: string;
      readonly state: {
        readonly id: string;
      };
      readonly triageLease: {
        readonly heldUntil: string;
      } | null | undefined;
      readonly version: number;
      readonly " $fragmentSpreads": FragmentRefs<"TriagePane_issue">;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "TriageQueueView_queue";
};
export type TriageQueueView_queue$key = {
  readonly " $data"?: TriageQueueView_queue$data;
  readonly " $fragmentSpreads": FragmentRefs<"TriageQueueView_queue">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TriageQueueView_queue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TriageLease",
      "kind": "LinkedField",
      "name": "leases",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerIsHolder",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "holder",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "login",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Issue",
          "kind": "LinkedField",
          "name": "issue",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TriageLease",
      "kind": "LinkedField",
      "name": "viewerLeases",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Issue",
          "kind": "LinkedField",
          "name": "issue",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "version",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "WorkflowState",
              "kind": "LinkedField",
              "name": "state",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "TriageLease",
              "kind": "LinkedField",
              "name": "triageLease",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "heldUntil",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "TriagePane_issue"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "QueryProblem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TriageQueue",
  "abstractKey": null
};
})();

(node as any).hash = "149c679f304ea474ef2f14de8a5dfe68";

export default node;
