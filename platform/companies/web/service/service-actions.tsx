import ArchiveOutlined from '~icons/ic/outline-archive'
import EditOutlined from '~icons/ic/outline-edit'
import GroupAddOutlined from '~icons/ic/outline-group-add'
import Button from '@mui/material/Button'
import { useT } from '#kernel/web/i18n.ts'
import { RowMenu } from '#kernel/web/kit/row-menu.tsx'
import type { ServiceRow } from '../../company.model.ts'
import { useRestoreService } from '../company/use-restore-service.ts'
import type { Reader } from '../reader.ts'

type Props = { reader: Reader; service: ServiceRow; onTask: (task: 'add' | 'rename' | 'archive') => void }

/** What a reader may do with the service: its people for both, the service itself for an admin. */
export function ServiceActions({ reader, service, onTask }: Props) {
  const t = useT()
  const restore = useRestoreService()
  const isAdmin = reader === 'admin'
  if (service.archived)
    return (
      isAdmin && (
        <Button variant="contained" onClick={() => restore(service)}>
          {t('verb.restore')}
        </Button>
      )
    )
  return (
    <>
      <Button variant="contained" startIcon={<GroupAddOutlined />} onClick={() => onTask('add')}>
        {t('companies.service.add-people')}
      </Button>
      {isAdmin && (
        <RowMenu
          label={t('kernel.table.actions-of', { name: service.name })}
          actions={[
            {
              label: t('verb.rename'),
              icon: <EditOutlined fontSize="small" />,
              onSelect: () => onTask('rename'),
            },
            {
              label: t('verb.archive'),
              icon: <ArchiveOutlined fontSize="small" />,
              isDestructive: true,
              onSelect: () => onTask('archive'),
            },
          ]}
        />
      )}
    </>
  )
}
