/**
 * @generated SignedSource<<4c5d45347ea372b21192d510f851abc7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Permission = "ADMINISTER" | "BULK_EDIT" | "EDIT" | "FILE" | "MAINTAIN" | "READ" | "TRIAGE" | "VOTE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NewLabel_project$data = {
  readonly id: string;
  readonly key: string;
  readonly viewerCan: ReadonlyArray<Permission>;
  readonly " $fragmentType": "NewLabel_project";
};
export type NewLabel_project$key = {
  readonly " $data"?: NewLabel_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewLabel_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewLabel_project",
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
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCan",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "503663a6273ec23c49b26ac74104dda4";

export default node;
