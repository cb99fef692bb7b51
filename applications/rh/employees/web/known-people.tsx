import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import { Link } from 'react-router'
import type { AnswerOf } from '#kernel/shared/call.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { employeesCalls } from '../employees.calls.ts'
import { addressOfComparison, addressOfEmployee } from './employee-addresses.ts'
import { listedName } from './employee-names.ts'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'

export type Match = AnswerOf<typeof employeesCalls.createEmployee>['matches'][number]

type Props = {
  people: readonly Match[]
  /** Whom the new file was begun from: the way to a person then leads to what the two say differently. */
  candidateId: string | undefined
  /** Told just before the form is sent again, for somebody else than these. */
  onAnother: () => void
}

/** People who look like the one being written down, each a click away, and the way on if he is another. */
export function KnownPeople({ people, candidateId, onAnother }: Props) {
  const t = useT()
  const arrival = useFocusOnArrival()
  return (
    <Box {...arrival} sx={{ outline: 'none', display: 'grid', gap: 1.25, justifyItems: 'start' }}>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {people.map(person => {
          const { employeeId } = person
          const address = candidateId ? addressOfComparison(employeeId, candidateId) : addressOfEmployee(employeeId)
          return (
            <li key={employeeId}>
              <MuiLink component={Link} to={address}>
                {listedName(person)}
              </MuiLink>
              {` · ${person.on.map(sign => t(`rh.employees.same-${sign}`)).join(', ')}`}
            </li>
          )
        })}
      </Box>
      <Button type="submit" variant="outlined" color="inherit" onClick={onAnother}>
        {t('rh.employees.create-anyway')}
      </Button>
    </Box>
  )
}
