import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import type { PersonSkills, Skill } from '../skill.model.ts'
import { LevelCell } from './level-cell.tsx'

/** Columns beyond these are shown by whoever wants them. */
const usuallyShown = 8

/** Somebody and where he works, then a column a skill. */
export function useMatrixColumns(skills: readonly Skill[]): Column<PersonSkills>[] {
  const t = useT()
  const heldOf = (row: PersonSkills, id: string) => row.held.find(({ skillId }) => skillId === id)
  return [
    {
      key: 'name',
      label: t('field.name'),
      text: row => `${row.name} ${row.firstname}`,
      cell: row => (
        <Box sx={{ minWidth: 140 }}>
          {row.name} {row.firstname}
          <Typography variant="caption" component="div" color="text.secondary">
            {[row.position, row.site].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
      ),
    },
    ...skills.map((skill, at): Column<PersonSkills> => {
      const textOf = (row: PersonSkills) => heldOf(row, skill.id)?.level ?? ''
      return {
        key: skill.id,
        label: skill.name,
        text: textOf,
        cell: row => (
          <LevelCell
            person={row}
            skill={skill}
            held={heldOf(row, skill.id)}
            isLacking={row.lacking.includes(skill.id)}
          />
        ),
        width: 110,
        isOptional: at >= usuallyShown,
      }
    }),
  ]
}
