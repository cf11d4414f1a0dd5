/**
 * @generated SignedSource<<ba163fa0b85a09f6ab720507a72094f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NotificationSettingsForm_site$data = {
  readonly email: boolean;
  readonly " $fragmentType": "NotificationSettingsForm_site";
};
export type NotificationSettingsForm_site$key = {
  readonly " $data"?: NotificationSettingsForm_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationSettingsForm_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationSettingsForm_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "e5853f4bd26b646f3ab5a3c240eb117a";

export default node;
