/**
 * @generated SignedSource<<7724d5c3672cb73024b5729d240610b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type IssueType = "BUG" | "FEATURE" | "QUESTION" | "TASK" | "%future added value";
export type Permission = "ADMINISTER" | "BULK_EDIT" | "EDIT" | "FILE" | "MAINTAIN" | "READ" | "TRIAGE" | "VOTE" | "%future added value";
export type Priority = "HIGH" | "LOW" | "MEDIUM" | "NONE" | "URGENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type IssueFields_issue$data = {
  readonly assignees: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"Person_user">;
    }>;
  };
  readonly closedAt: string | null | undefined;
  readonly closedBy: {
    readonly " $fragmentSpreads": FragmentRefs<"Person_user">;
  } | null | undefined;
  readonly dueOn: string | null | undefined;
  readonly labels: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"LabelChip_label">;
    }>;
  };
  readonly milestone: {
    readonly title: string;
  } | null | undefined;
  readonly parent: {
    readonly " $fragmentSpreads": FragmentRefs<"IssueReference_issue">;
  } | null | undefined;
  readonly priority: Priority;
  readonly sourceUrl: string | null | undefined;
  readonly state: {
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"StateIcon_state">;
  };
  readonly type: IssueType;
  readonly updatedAt: string;
  readonly viewerCan: ReadonlyArray<Permission>;
  readonly " $fragmentSpreads": FragmentRefs<"DueDate_issue" | "IssueLinks_issue" | "VoteAndWatch_issue">;
  readonly " $fragmentType": "IssueFields_issue";
};
export type IssueFields_issue$key = {
  readonly " $data"?: IssueFields_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssueFields_issue">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "Person_user"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IssueFields_issue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCan",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priority",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sourceUrl",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
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
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        }
      ],
      "concreteType": "UserConnection",
      "kind": "LinkedField",
      "name": "assignees",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": "assignees(first:20)"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "LabelConnection",
      "kind": "LinkedField",
      "name": "labels",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Label",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "LabelChip_label"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "labels(first:100)"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Milestone",
      "kind": "LinkedField",
      "name": "milestone",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
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
      "name": "parent",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "IssueReference_issue"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "closedBy",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DueDate_issue"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VoteAndWatch_issue"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IssueLinks_issue"
    }
  ],
  "type": "Issue",
  "abstractKey": null
};
})();

(node as any).hash = "880c6404e92e6ae36b0df486dcdc81ae";

export default node;
