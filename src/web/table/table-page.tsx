import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Lazy } from '../frame/lazy.tsx';
import { OpenTable } from '../lobby/open-table.tsx';
import { openLocalTable } from './local-table.ts';
import type { Table, Trouble } from './table.ts';
import type { TableTrouble } from './table-trouble.tsx';

/** The table of a match on this device. */
export function TablePage({ id }: { readonly id: string }) {
  const attempt = useSignal(0);
  const opened = useMemo(() => openLocalTable(id), [id, attempt.value]);
  useEffect(() => {
    if (isTable(opened)) return () => opened.close();
  }, [opened]);
  if (!isTable(opened)) return <TroubleAt id={id} trouble={opened} onAgain={() => attempt.value++} />;
  const trouble = opened.trouble.value;
  if (trouble) return <TroubleAt id={id} trouble={trouble} onAgain={() => attempt.value++} />;
  return (
    <OpenTable
      key={attempt.value}
      table={opened}
      trouble={found => <TroubleAt id={id} trouble={found} onAgain={() => attempt.value++} />}
    />
  );
}

function TroubleAt(props: Parameters<typeof TableTrouble>[0]) {
  return (
    <Lazy load={async () => (await import('./table-trouble.tsx')).TableTrouble}>
      {TableTrouble => <TableTrouble {...props} />}
    </Lazy>
  );
}

function isTable(opened: Table | Trouble): opened is Table {
  return 'moment' in opened;
}
