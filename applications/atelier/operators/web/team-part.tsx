import Add from '~icons/ic/baseline-add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Avatar } from '#kernel/web/kit/avatar.tsx'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import type { Operator } from '../operator.model.ts'
import { operatorsCalls } from '../operators.calls.ts'
import { OperatorDialog } from './operator-dialog.tsx'

/** The people of a workshop, named on its tablets. */
export function TeamPart({ workshopId }: { workshopId: string }) {
  const t = useT()
  const { data, error, refetch } = useCall(
    operatorsCalls.getOperators,
    { atelierId: workshopId },
    { staysOnPage: true },
  )
  const [written, setWritten] = useState<Operator | 'new' | null>(null)
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return null
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setWritten('new')}>
      {t('atelier.operator.add')}
    </Button>
  )
  return (
    <Card>
      {data.length === 0 && (
        <Empty title={t('atelier.operator.none')} text={t('atelier.operator.none-text')} action={add} />
      )}
      {data.map(person => (
        <Box
          key={person.id}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            px: 2,
            py: 1,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Avatar name={`${person.firstname} ${person.name}`} size={36} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box sx={{ fontWeight: 600 }}>
              {person.firstname} {person.name}
            </Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.86rem' }}>
              {[person.line, person.badge && t('atelier.operator.badge-of', { badge: person.badge })]
                .filter(Boolean)
                .join(' · ')}
            </Box>
          </Box>
          {person.orderId && <Chip tone="success" label={t('atelier.operator.at-work')} />}
          {!person.active && <Chip label={t('state.inactive')} />}
          <Button size="small" color="inherit" onClick={() => setWritten(person)}>
            {t('verb.edit')}
          </Button>
        </Box>
      ))}
      {data.length > 0 && <Box sx={{ p: 2 }}>{add}</Box>}
      {written && (
        <OperatorDialog
          workshopId={workshopId}
          person={written === 'new' ? null : written}
          onClose={() => setWritten(null)}
        />
      )}
    </Card>
  )
}
