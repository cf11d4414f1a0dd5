/**
 * @generated SignedSource<<fff638cb3de9281e952a2f4340353c73>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StateCategory = "ACTIVE" | "BACKLOG" | "DONE" | "DROPPED" | "TRIAGE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DueDay_issue$data = {
  readonly dueOn: string | null | undefined;
  readonly state: {
    readonly category: StateCategory;
  };
  readonly " $fragmentType": "DueDay_issue";
};
export type DueDay_issue$key = {
  readonly " $data"?: DueDay_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"DueDay_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DueDay_issue",
  "selections": [
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
      "concreteType": "WorkflowState",
      "kind": "LinkedField",
      "name": "state",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "category",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "10f6796ec2fddec15fee3eaf8408e3cc";

export default node;
