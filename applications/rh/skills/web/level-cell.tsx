import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { levels, type PersonSkills, type Skill } from '../skill.model.ts'
import { skillsCalls } from '../skills.calls.ts'

type Props = {
  person: PersonSkills
  skill: Skill
  held: PersonSkills['held'][number] | undefined
  isLacking: boolean
}

/** How well somebody knows a skill: four marks that one sets by a click; a licence tells how long its paper holds. */
export function LevelCell({ person, skill, held, isLacking }: Props) {
  const t = useT()
  const { digits } = useFormat()
  if (skill.family === 'licence') {
    if (!held) return isLacking ? <Chip label={t('rh.skill.lacks')} tone="error" /> : '—'
    return (
      <Chip
        label={held.until ? t('rh.skill.until', { date: digits(held.until) }) : t('rh.skill.holds')}
        tone="success"
      />
    )
  }
  const level = held?.level ?? 0
  if (!person.can.rate) return <Marks level={level} isLacking={isLacking} />
  return <SetLevel {...{ person, skill, level, isLacking }} />
}

function SetLevel({ person, skill, level, isLacking }: Omit<Props, 'held'> & { level: number }) {
  const t = useT()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const rating = useSend(skillsCalls.rateEmployee, { staysOnPage: true })
  const set = (chosen: (typeof levels)[number] | 0) => {
    setAnchor(null)
    rating.start({ employeeId: person.id, skillId: skill.id, level: chosen })
  }
  return (
    <>
      <ButtonBase
        aria-label={`${person.name} ${person.firstname}, ${skill.name} : ${t(`rh.skill.level.${level}`)}`}
        aria-haspopup="menu"
        onClick={event => setAnchor(event.currentTarget)}
        sx={{
          minHeight: 36,
          minWidth: 64,
          px: 0.5,
          borderRadius: 1,
          '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
        }}
      >
        <Marks level={level} isLacking={isLacking} />
      </ButtonBase>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {([0, ...levels] as const).map(one => (
          <MenuItem key={one} selected={one === level} onClick={() => set(one)}>
            <Box component="span" sx={{ minWidth: 72 }}>
              <Marks level={one} isLacking={false} />
            </Box>
            {t(`rh.skill.level.${one}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

/** Four squares, as many filled as the level; red where the position asks for more. */
function Marks({ level, isLacking }: { level: number; isLacking: boolean }) {
  const t = useT()
  return (
    <Box
      component="span"
      role="img"
      aria-label={t(`rh.skill.level.${level}`)}
      sx={{ display: 'inline-flex', gap: '3px' }}
    >
      {levels.map(one => (
        <Box
          key={one}
          component="span"
          sx={{
            width: 11,
            height: 11,
            borderRadius: '2px',
            border: 1,
            borderColor: isLacking ? 'error.main' : one <= level ? 'primary.main' : 'divider',
            bgcolor: one <= level ? (isLacking ? 'error.main' : 'primary.main') : undefined,
          }}
        />
      ))}
    </Box>
  )
}
