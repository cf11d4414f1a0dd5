import { graphql, readInlineData } from 'react-relay';
import type { toUserOption_user$key } from '../../../../__generated__/toUserOption_user.graphql';
import type { PickerOption } from '../../ui/picker/OptionPicker';
import { Avatar } from '../people/Avatar';

/** The option of a user in a picker: avatar, login and name. */
export function toUserOption(user: toUserOption_user$key): PickerOption {
  const data = readInlineData(
    graphql`
      fragment toUserOption_user on User @inline {
        id
        login
        name
        ...Avatar_user
      }
    `,
    user,
  );
  const { id, login, name } = data;
  return { id, label: login, detail: name === login ? undefined : name, icon: <Avatar user={data} /> };
}
