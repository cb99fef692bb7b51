import Close from '~icons/ic/baseline-close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { FileDrop } from '#kernel/web/kit/file-drop.tsx'
import { choosableOf, mostBytes } from '../paper-file.model.ts'

/** What was chosen: two sides of a card, or the pages of any other paper. */
export type PaperFiles = { front: File | null; back: File | null; pages: readonly File[] }

export const noFiles: PaperFiles = { front: null, back: null, pages: [] }

type Props = {
  kind: string
  files: PaperFiles
  onFiles: (files: PaperFiles) => void
  /** What the server said of the files that a part of the call carries. */
  refusalOf?: (part: string) => string | undefined
}

/** Where files of a paper are dropped, chosen or photographed. */
export function PaperFilesField({ kind, files, onFiles, refusalOf = () => undefined }: Props) {
  const t = useT()
  const help = t(`rh.documents.${helpOf[kind] ?? 'drop-help'}`)
  const rule = { types: choosableOf(kind), maxBytes: mostBytes }
  const photograph = t('rh.documents.photograph')
  if (kind === 'idCard') {
    return (
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {(['front', 'back'] as const).map(side => (
          <Box key={side} sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
            <FileDrop
              label={t(`rh.documents.${side}`)}
              choose={t(`rh.documents.choose-${side}`)}
              photograph={photograph}
              help={help}
              rule={rule}
              onFiles={([file]) => onFiles({ ...files, [side]: file ?? null })}
            />
            {files[side] && <Chosen file={files[side]} onRemove={() => onFiles({ ...files, [side]: null })} />}
            <Refused told={sideParts[side].map(refusalOf)} />
          </Box>
        ))}
      </Box>
    )
  }
  const isPortrait = kind === 'profilePicture'
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <FileDrop
        label={t(isPortrait ? 'rh.documents.drop-photo' : 'rh.documents.drop')}
        choose={t(isPortrait ? 'verb.choosePhoto' : 'verb.chooseFiles')}
        photograph={photograph}
        help={help}
        rule={{ ...rule, many: !isPortrait }}
        onFiles={chosen => onFiles({ ...files, pages: isPortrait ? chosen : [...files.pages, ...chosen] })}
      />
      {files.pages.map((file, index) => (
        <Chosen
          key={`${file.name}-${file.lastModified}-${file.size}`}
          file={file}
          onRemove={() => onFiles({ ...files, pages: files.pages.toSpliced(index, 1) })}
        />
      ))}
      <Refused told={[refusalOf('files')]} />
    </Box>
  )
}

const helpOf: Record<string, string> = { resume: 'drop-help-resume', profilePicture: 'drop-help-photo' }

/** The parts of the call that carry a side; what is refused of both is said at the first. */
const sideParts = { front: ['file', 'files'], back: ['fileBack'] } as const

/** What the server says of the files, under them. */
function Refused({ told }: { told: readonly (string | undefined)[] }) {
  const said = told.find(words => words !== undefined)
  if (!said) return null
  return (
    <FormHelperText error role="alert">
      {said}
    </FormHelperText>
  )
}

function Chosen({ file: { name }, onRemove }: { file: File; onRemove: () => void }) {
  const t = useT()
  const remove = t('verb.removeNamed', { name })
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: '8px',
      }}
    >
      <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <bdi>{name}</bdi>
      </Typography>
      <IconButton size="small" aria-label={remove} onClick={onRemove}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  )
}
