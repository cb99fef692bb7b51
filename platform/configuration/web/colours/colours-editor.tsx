import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Avatar } from '#kernel/web/kit/avatar.tsx'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { SearchBox } from '#kernel/web/kit/search-box.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { plainText } from '#kernel/shared/plain-text.ts'
import { clientSettingsCalls } from '../../client-settings.calls.ts'
import type { UserColour } from '../../colour.model.ts'
import type { EditorProps } from '../../component-editor.slot.ts'
import { ColourDialog } from './colour-dialog.tsx'

const nameOf = ({ firstname, name }: UserColour) => `${firstname} ${name}`

/** The people of the client, each with the colour that boards show him by. */
export function ColoursEditor({ component: { elementId } }: EditorProps) {
  const t = useT()
  const { data, error, refetch } = useCall(clientSettingsCalls.getColours, { elementId })
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<UserColour | null>(null)
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <LinesSkeleton lines={6} />
  const found = data.filter(person => plainText(nameOf(person)).includes(plainText(words)))
  return (
    <>
      <SearchBox value={words} onSearch={setWords} placeholder={t('configuration.colours.search')} />
      {found.length === 0 && <Empty title={t('configuration.not-found')} />}
      <Box component="ul" aria-label={t('configuration.colours.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {found.map(person => (
          <Box component="li" key={person.userId} sx={row}>
            <Avatar name={nameOf(person)} size={30} />
            <Typography sx={{ flex: 1, minWidth: 0 }}>{nameOf(person)}</Typography>
            {person.color && (
              <Typography variant="caption" dir="ltr" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
                <Box aria-hidden sx={{ width: 22, height: 22, borderRadius: '6px', backgroundColor: person.color }} />
                {person.color}
              </Typography>
            )}
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              aria-label={t('configuration.colours.choose-for', { name: nameOf(person) })}
              onClick={() => setChosen(person)}
            >
              {t('configuration.colours.choose')}
            </Button>
          </Box>
        ))}
      </Box>
      {chosen && (
        <ColourDialog elementId={elementId} person={chosen} name={nameOf(chosen)} onClose={() => setChosen(null)} />
      )}
    </>
  )
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.25,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
}
