/**
 * @generated SignedSource<<8d3493f7ff9d017d2642338137730cfb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EmailMode = "ALL" | "DIGEST" | "DIRECT" | "OFF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NotificationSettingsForm_account$data = {
  readonly email: string | null | undefined;
  readonly notificationSettings: {
    readonly digestHour: number;
    readonly email: EmailMode;
    readonly timeZone: string;
  };
  readonly " $fragmentType": "NotificationSettingsForm_account";
};
export type NotificationSettingsForm_account$key = {
  readonly " $data"?: NotificationSettingsForm_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationSettingsForm_account">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationSettingsForm_account",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "NotificationSettings",
      "kind": "LinkedField",
      "name": "notificationSettings",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "digestHour",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};
})();

(node as any).hash = "8bbbed6643650b04728120eaf1e8c26a";

export default node;
