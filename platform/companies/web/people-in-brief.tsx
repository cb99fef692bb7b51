import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { Avatar } from '#kernel/web/kit/avatar.tsx'
import type { z } from 'zod'
import type { Manager } from '../company.model.ts'
import { spokenName } from '#platform/users/person-names.model.ts'

const shown = 2

/** Who looks after it: the first names, and how many besides. */
export function PeopleInBrief({ people }: { people: readonly z.output<typeof Manager>[] }) {
  const t = useT()
  if (people.length === 0)
    return (
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
        {t('companies.managers.none')}
      </Typography>
    )
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}
    >
      {people.slice(0, shown).map(person => (
        <Box key={person.id} component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Avatar name={spokenName(person)} size={24} />
          <Typography variant="body2" component="bdi">
            {spokenName(person)}
          </Typography>
        </Box>
      ))}
      {people.length > shown && (
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          {t('companies.managers.more', { count: people.length - shown })}
        </Typography>
      )}
    </Box>
  )
}
