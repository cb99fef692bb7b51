import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import type { ElementBranch } from '../element.model.ts'
import { elementsCalls } from '../elements.calls.ts'
import { figuresCalls } from '../figures.calls.ts'

/** Says who would lose it, client by client, before it leaves menus and rights. */
export function ArchiveElement({ element: { id, name }, onClose }: { element: ElementBranch; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const loss = useCall(figuresCalls.getLossOfElement, { id })
  const { send } = useSend(elementsCalls.archiveElement)
  const archive = async () => {
    await send({ id, archived: true })
    alert.success(t('kernel.record.was-archived', { name }))
  }
  return (
    <Confirm
      title={t('kernel.record.archive-title', { name })}
      verb={t('applications.archive.verb')}
      isDestructive
      onConfirm={archive}
      onClose={onClose}
    >
      {loss.isPending && <LinesSkeleton lines={3} />}
      {loss.isError && loss.error.message}
      {loss.data && (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <span>
            {loss.data.clients.length === 0
              ? t('applications.archive.nobody')
              : t('applications.archive.loss', {
                  people: t('count.people', { count: loss.data.people }),
                  clients: t('applications.count-clients', { count: loss.data.clients.length }),
                })}
            {loss.data.elements > 1 && ` ${t('applications.archive.below', { count: loss.data.elements - 1 })}`}
          </span>
          {loss.data.clients.length > 0 && (
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 220, overflow: 'auto' }}>
              {loss.data.clients.map(client => (
                <Box
                  component="li"
                  key={client.id}
                  sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5 }}
                >
                  <Typography noWrap variant="body2" sx={{ color: 'text.primary' }}>
                    <bdi>{client.name}</bdi>
                  </Typography>
                  <Typography variant="body2">{t('count.people', { count: client.people })}</Typography>
                </Box>
              ))}
            </Box>
          )}
          <span>{t('applications.archive.back')}</span>
        </Box>
      )}
    </Confirm>
  )
}
