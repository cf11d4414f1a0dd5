/**
 * @generated SignedSource<<fad8398bb40c1965e66193600fab5ed9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MilestoneEditor_milestone$data = {
  readonly description: string | null | undefined;
  readonly dueOn: string | null | undefined;
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly " $fragmentType": "MilestoneEditor_milestone";
};
export type MilestoneEditor_milestone$key = {
  readonly " $data"?: MilestoneEditor_milestone$data;
  readonly " $fragmentSpreads": FragmentRefs<"MilestoneEditor_milestone">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MilestoneEditor_milestone",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueOn",
      "storageKey": null
    }
  ],
  "type": "Milestone",
  "abstractKey": null
};

(node as any).hash = "f9090dcf5044a58c3b269a7dc1d2406f";

export default node;
