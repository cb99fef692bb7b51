import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { FilterSelect } from '#kernel/web/kit/filter-select.tsx'
import { levels, type RequiredSkill, type Skill, type SkillChoices } from '../skill.model.ts'
import { skillsCalls } from '../skills.calls.ts'

type Position = SkillChoices['positions'][number]

/** What each position asks for: a level of a skill, and whether one may do without. */
export function RequiredDialog({ choices, onClose }: { choices: SkillChoices; onClose: () => void }) {
  const t = useT()
  const [positionId, setPositionId] = useState<string | null>(choices.positions[0]?.id ?? null)
  const position = choices.positions.find(({ id }) => id === positionId)
  const live = choices.skills.filter(({ archivedAt }) => archivedAt === null)
  return (
    <Dialog title={t('rh.skill.required')} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <FilterSelect
          label={t('rh.field.position')}
          choices={choices.positions.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={positionId}
          onChoose={setPositionId}
          fillsItsPlace
        />
        {live.length === 0 && <Typography color="text.secondary">{t('rh.skill.none')}</Typography>}
        {position && live.length > 0 && <Asked key={position.id} position={position} skills={live} onClose={onClose} />}
      </Box>
    </Dialog>
  )
}

type Asking = { position: Position; skills: readonly Skill[]; onClose: () => void }

function Asked({ position, skills, onClose }: Asking) {
  const t = useT()
  const alert = useAlert()
  const { send, isSending } = useSend(skillsCalls.requireSkills, { staysOnPage: true })
  const [required, setRequired] = useState<readonly RequiredSkill[]>(position.required)
  const of = (skillId: string) => required.find(one => one.skillId === skillId)
  const change = (skillId: string, to: Partial<RequiredSkill> | null) => {
    const others = required.filter(one => one.skillId !== skillId)
    const present = of(skillId) ?? { skillId, minLevel: 1, mandatory: true }
    setRequired(to === null ? others : [...others, { ...present, ...to }])
  }
  const save = async () => {
    await send({ positionId: position.id, required: [...required] })
    alert.success(t('kernel.record.was-saved', { name: position.name }))
    onClose()
  }
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {skills.map(skill => (
          <Box
            key={skill.id}
            component="li"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1,
              py: 1,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Typography sx={{ flex: 1, minWidth: 140 }}>{skill.name}</Typography>
            <FilterSelect
              label={t('rh.skill.min-level')}
              choices={(skill.family === 'licence' ? ([4] as const) : levels).map(level => ({
                value: String(level),
                label: t(skill.family === 'licence' ? 'rh.skill.holds' : `rh.skill.level.${level}`),
              }))}
              chosen={of(skill.id) ? String(of(skill.id)?.minLevel) : null}
              onChoose={level => change(skill.id, level === null ? null : { minLevel: Number(level) })}
              all={t('rh.skill.not-asked')}
            />
            <FormControlLabel
              label={t('rh.skill.mandatory')}
              disabled={!of(skill.id)}
              control={
                <Checkbox
                  checked={of(skill.id)?.mandatory ?? false}
                  onChange={(_, mandatory) => change(skill.id, { mandatory })}
                />
              }
            />
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {t('verb.cancel')}
        </Button>
        <Button variant="contained" disabled={isSending} onClick={() => void save()}>
          {t('verb.save')}
        </Button>
      </Box>
    </>
  )
}
