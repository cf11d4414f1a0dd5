import type { ReactNode } from 'react';
import { ScreenHeading } from '../../components/ScreenHeading';
import { Section } from '../../components/Section';
import { SectionNav } from '../../components/SectionNav';
import { Page } from '../../ui/Page';
import { RowsSkeleton } from '../../ui/RowsSkeleton';

const SECTIONS = [
  ['/admin/users', 'Users'],
  ['/admin/audit', 'Audit log'],
  ['/admin/health', 'System'],
] as const;

interface Props {
  title: string;
  onRetry: () => void;
  children: ReactNode;
}

/** The frame of administration; each part says for itself who may see it. */
export function AdminPage({ title, onRetry, children }: Props) {
  const sections = <SectionNav label="Administration" sections={SECTIONS} />;
  return (
    <Page wide heading={<ScreenHeading title={`${title} · Administration`}>Administration</ScreenHeading>}>
      <Section
        key={title}
        skeleton={
          <>
            {sections}
            <RowsSkeleton />
          </>
        }
        onRetry={onRetry}
      >
        {/* Whom nothing here is for sees no way to more of it. */}
        {sections}
        {children}
      </Section>
    </Page>
  );
}
