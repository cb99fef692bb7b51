import Close from '~icons/ic/baseline-close'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { FileDrop } from '#kernel/web/kit/file-drop.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { bugReportsCalls } from '../bug-reports.calls.ts'

const most = 5

type Props = { files: readonly File[]; onChange: (files: readonly File[]) => void }

/** Screenshots and documents that show it, five at most. */
export function FilesToJoin({ files, onChange }: Props) {
  const t = useT()
  const [isTooMany, setIsTooMany] = useState(false)
  const join = (further: readonly File[]) => {
    const joined = [...files, ...further]
    setIsTooMany(joined.length > most)
    onChange(joined.slice(0, most))
  }
  const leave = (left: File) => {
    setIsTooMany(false)
    onChange(files.filter(file => file !== left))
  }
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <FileDrop
        label={t('bug-reports.drop')}
        choose={t('verb.chooseFiles')}
        help={t('bug-reports.files-help')}
        rule={bugReportsCalls.sendBugReport.files.files}
        onFiles={join}
      />
      {isTooMany && (
        <FormHelperText error role="alert">
          {t('bug-reports.too-many-files')}
        </FormHelperText>
      )}
      {files.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
          {files.map(file => (
            <JoinedFile
              key={`${file.name} ${file.lastModified} ${file.size}`}
              file={file}
              onLeave={() => leave(file)}
            />
          ))}
        </Box>
      )}
    </Box>
  )
}

function JoinedFile({ file: { name, size }, onLeave }: { file: File; onLeave: () => void }) {
  const t = useT()
  const { number } = useFormat()
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" noWrap sx={{ minWidth: 0 }}>
        <bdi>{name}</bdi>
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap', flex: 1 }}>
        {t('bug-reports.kilobytes', { size: number(Math.max(1, Math.round(size / 1_000))) })}
      </Typography>
      <IconButton size="small" aria-label={t('verb.removeNamed', { name })} onClick={onLeave}>
        <Close sx={{ fontSize: 18 }} />
      </IconButton>
    </Box>
  )
}
