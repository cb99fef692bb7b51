import Add from '~icons/ic/baseline-add'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useSession } from '#kernel/web/session.ts'
import { later } from '#kernel/web/later.tsx'
import type { Shortcut } from '../../shortcut.model.ts'
import { shortcutsCalls } from '../../shortcuts.calls.ts'
import { ShortcutList } from './shortcut-list.tsx'

const ShortcutForm = later(async () => (await import('./shortcut-form.tsx')).ShortcutForm)

/** What is laid before each service, in the order of the menu. */
export function ShortcutsPage() {
  const t = useT()
  const { client } = useSession()
  const { data, error, refetch } = useCall(shortcutsCalls.getShortcuts, {})
  const [edited, setEdited] = useState<Shortcut | 'new' | null>(null)
  const mayWrite = client?.readOnly === false
  const unseen = data?.filter(({ services }) => services.length === 0).length ?? 0
  const create = mayWrite && (
    <Button variant="contained" startIcon={<Add />} onClick={() => setEdited('new')}>
      {t('shortcuts.admin.new')}
    </Button>
  )
  return (
    <Page
      title={t('field.shortcuts')}
      context={
        data &&
        [
          t('shortcuts.admin.count', { count: data.length }),
          ...(unseen > 0 ? [t('shortcuts.admin.unseen', { count: unseen })] : []),
        ].join(' · ')
      }
      actions={create}
    >
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {!error && !data && <CardSkeleton lines={6} />}
      {data?.length === 0 && (
        <Card>
          <Empty title={t('shortcuts.admin.empty')} text={t('shortcuts.admin.empty-text')} action={create} />
        </Card>
      )}
      {data && data.length > 0 && <ShortcutList shortcuts={data} onEdit={mayWrite ? setEdited : undefined} />}
      {edited && <ShortcutForm shortcut={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />}
    </Page>
  )
}
