/**
 * @generated SignedSource<<393c6d129b45fdc0d025e775a74dfe1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MilestoneState = "CLOSED" | "OPEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MilestoneDetails_milestone$data = {
  readonly descriptionHTML: string | null | undefined;
  readonly state: MilestoneState;
  readonly " $fragmentSpreads": FragmentRefs<"MilestoneControls_milestone" | "MilestoneDue_milestone" | "MilestoneEditor_milestone" | "MilestoneProgress_milestone">;
  readonly " $fragmentType": "MilestoneDetails_milestone";
};
export type MilestoneDetails_milestone$key = {
  readonly " $data"?: MilestoneDetails_milestone$data;
  readonly " $fragmentSpreads": FragmentRefs<"MilestoneDetails_milestone">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MilestoneDetails_milestone",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "descriptionHTML",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MilestoneDue_milestone"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MilestoneProgress_milestone"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MilestoneControls_milestone"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MilestoneEditor_milestone"
    }
  ],
  "type": "Milestone",
  "abstractKey": null
};

(node as any).hash = "e17928d25700f838ef9a1e925135f450";

export default node;
