import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Card from '@mui/material/Card'
import { useT } from '#kernel/web/i18n.ts'
import { Avatar } from '#kernel/web/kit/avatar.tsx'
import { Chip } from '#kernel/web/kit/chip.tsx'
import type { PersonOfOrder, TaskOfOrder } from '../line-work.model.ts'

type Props = {
  people: readonly PersonOfOrder[]
  tasks: readonly TaskOfOrder[]
  onOpen: (() => void) | undefined
}

/** Who is at the line now, and at which step the order is. */
export function TeamCard({ people, tasks, onOpen }: Props) {
  const t = useT()
  const there = people.filter(({ toAt }) => toAt === null)
  const current = tasks.filter(({ state }) => state === 'in_progress')
  return (
    <Card sx={{ borderRadius: '20px' }}>
      <ButtonBase
        disabled={!onOpen}
        onClick={onOpen}
        sx={{ width: 1, p: 2, display: 'block', textAlign: 'start', font: 'inherit' }}
      >
        <Box component="h2" sx={{ m: 0, mb: 1, fontSize: '1.2rem' }}>
          {t('atelier.poste.team')}
        </Box>
        {there.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('atelier.poste.nobody')}</Box>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {there.map(({ id, firstname, name }) => (
            <Box key={id} sx={{ display: 'grid', justifyItems: 'center', gap: 0.25, width: 60 }}>
              <Avatar name={`${firstname} ${name}`} size={40} />
              <Box sx={{ fontWeight: 600, maxWidth: 1, overflow: 'hidden', textOverflow: 'ellipsis' }}>{firstname}</Box>
            </Box>
          ))}
        </Box>
        {current.length > 0 && (
          <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
            {current.map(({ id, label }) => (
              <Chip key={id} size="medium" tone="primary" label={label} />
            ))}
          </Box>
        )}
      </ButtonBase>
    </Card>
  )
}
