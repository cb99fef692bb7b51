import ArrowDownward from '~icons/ic/baseline-arrow-downward'
import ArrowUpward from '~icons/ic/baseline-arrow-upward'
import DeleteOutlined from '~icons/ic/outline-delete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import type { Operation } from '../line.model.ts'
import { linesCalls } from '../lines.calls.ts'
import { OperationDialog } from './operation-dialog.tsx'

/** The steps along a line, in their order: each order goes through those that are on. */
export function OperationsCard({ lineId, mayEdit }: { lineId: string; mayEdit: boolean }) {
  const t = useT()
  const alert = useAlert()
  const { data: operations = [] } = useCall(linesCalls.getOperationsOfLine, { id: lineId })
  const { send, isSending } = useSend(linesCalls.putOperationsOfLine, { staysOnPage: true })
  const [written, setWritten] = useState<{ place: number; operation: Operation | null } | null>(null)
  const save = async (next: readonly Operation[]) => {
    await send({ id: lineId, operations: [...next] })
    alert.success(t('atelier.operation.saved'))
  }
  const start = (next: readonly Operation[]) => void save(next).catch((failure: Error) => alert.error(failure.message))
  const swap = (place: number, other: number) =>
    start(operations.map((one, index) => operations[index === place ? other : index === other ? place : index] ?? one))
  return (
    <SectionCard
      title={t('atelier.operations')}
      actions={
        mayEdit && (
          <Button size="small" onClick={() => setWritten({ place: operations.length, operation: null })}>
            {t('atelier.operation.add')}
          </Button>
        )
      }
    >
      {operations.length === 0 && <Empty title={t('atelier.operation.none')} text={t('atelier.operation.none-text')} />}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {operations.map((operation, place) => (
          <Box component="li" key={operation.id} sx={row}>
            <Box sx={{ width: 28, color: 'text.secondary' }}>{place + 1}</Box>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ fontWeight: 600 }}>{operation.label}</Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.86rem' }}>
                {t(`atelier.operation.kind.${operation.kind}`)} ·{' '}
                {t('atelier.operation.people', { n: operation.peopleNeeded })}
              </Box>
            </Box>
            {!operation.active && <Chip label={t('state.inactive')} />}
            {mayEdit && (
              <>
                <IconButton
                  aria-label={t('atelier.operation.up', { name: operation.label })}
                  disabled={place === 0 || isSending}
                  onClick={() => swap(place, place - 1)}
                >
                  <ArrowUpward fontSize="small" />
                </IconButton>
                <IconButton
                  aria-label={t('atelier.operation.down', { name: operation.label })}
                  disabled={place === operations.length - 1 || isSending}
                  onClick={() => swap(place, place + 1)}
                >
                  <ArrowDownward fontSize="small" />
                </IconButton>
                <Button size="small" color="inherit" onClick={() => setWritten({ place, operation })}>
                  {t('verb.edit')}
                </Button>
                <IconButton
                  aria-label={t('verb.removeNamed', { name: operation.label })}
                  disabled={isSending}
                  onClick={() => start(operations.filter(one => one !== operation))}
                >
                  <DeleteOutlined fontSize="small" />
                </IconButton>
              </>
            )}
          </Box>
        ))}
      </Box>
      {written && (
        <OperationDialog
          operation={written.operation}
          onSave={operation =>
            save([...operations.slice(0, written.place), operation, ...operations.slice(written.place + 1)])
          }
          onClose={() => setWritten(null)}
        />
      )}
    </SectionCard>
  )
}

const row = { display: 'flex', alignItems: 'center', gap: 1, py: 0.75, borderTop: 1, borderColor: 'divider' } as const
