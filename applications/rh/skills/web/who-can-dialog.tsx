import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import MuiTextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { FilterSelect } from '#kernel/web/kit/filter-select.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import type { SkillChoices } from '../skill.model.ts'
import { skillsCalls } from '../skills.calls.ts'

/** Who could hold a position on a day, the fittest first, each with what he lacks and his telephone. */
export function WhoCanDialog({ choices, onClose }: { choices: SkillChoices; onClose: () => void }) {
  const t = useT()
  const [positionId, setPositionId] = useState<string | null>(choices.positions[0]?.id ?? null)
  const [day, setDay] = useState(() => businessToday().add({ days: 1 }).toString())
  const { data, error, refetch } = useCall(
    skillsCalls.getWhoCan,
    { positionId: positionId ?? '', day },
    { staysOnPage: true, keepsFormer: true, enabled: positionId !== null && day !== '' },
  )
  const nameOf = (skillId: string) => choices.skills.find(({ id }) => id === skillId)?.name ?? ''
  return (
    <Dialog title={t('rh.skill.who-can')} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 180px' }, py: 1 }}>
        <FilterSelect
          label={t('rh.field.position')}
          choices={choices.positions.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={positionId}
          onChoose={setPositionId}
          fillsItsPlace
        />
        <MuiTextField
          type="date"
          label={t('field.day')}
          value={day}
          onChange={event => setDay(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Box>
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <CardSkeleton lines={5} />}
      {data?.length === 0 && <Typography color="text.secondary">{t('rh.skill.nobody-free')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map(({ id, name, firstname, site, missing, phone }) => (
          <Box
            key={id}
            component="li"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1,
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: 1, minWidth: 160 }}>
              <Typography>
                {name} {firstname}
              </Typography>
              <Typography variant="caption" color="text.secondary">
                {site}
                {phone && (
                  <>
                    {' · '}
                    <Link href={`tel:${phone}`}>{phone}</Link>
                  </>
                )}
              </Typography>
            </Box>
            {missing.length === 0 ? (
              <Chip label={t('rh.skill.fit')} tone="success" />
            ) : (
              missing.map(({ skillId, level, minLevel, mandatory }) => (
                <Chip
                  key={skillId}
                  label={t('rh.skill.missing', { skill: nameOf(skillId), level, minLevel })}
                  tone={mandatory ? 'error' : 'warning'}
                />
              ))
            )}
          </Box>
        ))}
      </Box>
    </Dialog>
  )
}
