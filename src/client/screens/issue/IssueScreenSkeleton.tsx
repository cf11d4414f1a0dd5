import { useParams } from 'react-router-dom';
import { HoldKeys } from '../../ui/keys/HoldKeys';
import { Skeleton } from '../../ui/Skeleton';
import bar from './IssueBreadcrumbBar.module.css';
import { IssueLayout } from './IssueLayout';

/** Placeholder for the issue screen while its code is loading. */
export function IssueScreenSkeleton() {
  const { key, number } = useParams();
  return (
    <>
      <div className={bar.bar}>
        <div className={bar.crumbs}>
          <span className={bar.key}>
            {key}-{number}
          </span>
        </div>
      </div>
      <IssueLayoutSkeleton />
    </>
  );
}

/** Placeholder for the issue while its data is loading, with the line heights of the content. */
export function IssueLayoutSkeleton() {
  return (
    <IssueLayout
      busy
      header={
        <>
          <HoldKeys allowsTyping />
          <Skeleton width="62%" height="14px" line="28px" />
          <IssueMetaSkeleton />
        </>
      }
      fields={
        <div>
          {SKELETON_FIELD_WIDTHS.map((width) => (
            <div key={width} style={{ padding: '0 8px' }}>
              <Skeleton width={width} line="34px" />
            </div>
          ))}
        </div>
      }
      body={<IssueConversationSkeleton />}
    />
  );
}

/** Reserves space for the menu button. */
export const IssueMenuSkeleton = () => <span style={{ width: '30px' }} />;

/** Placeholder for the line below the title. */
export const IssueMetaSkeleton = () => (
  <div style={{ margin: '10px 0 20px' }}>
    <Skeleton width="34%" line="20px" />
  </div>
);

/** Grey lines in place of an issue's description and timeline while they load. */
export const IssueConversationSkeleton = () =>
  SKELETON_LINE_WIDTHS.map((width) => <Skeleton key={width} width={width} line="22px" />);

const SKELETON_FIELD_WIDTHS = ['58%', '46%', '70%', '62%', '40%', '44%'];
const SKELETON_LINE_WIDTHS = ['96%', '100%', '88%', '93%', '52%'];
