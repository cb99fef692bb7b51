import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Moment } from '#kernel/web/kit/moment.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import { type Language, languages } from '#kernel/shared/names.ts'
import { clientSettingsCalls } from '../../client-settings.calls.ts'
import type { Notice } from '../../rgpd.model.ts'
import { NoticeDialog } from './notice-dialog.tsx'
import { NoticeText } from './notice-text.tsx'

/** What people are told of their data, by language: the text of today, and those of before. */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  const t = useT()
  const titleId = useId()
  const [language, setLanguage] = useState<Language>(useLanguage())
  const [isWriting, setIsWriting] = useState(false)
  const present = notices.find(notice => notice.language === language)
  const names = new Intl.DisplayNames(useLanguage(), { type: 'language' })
  const write = (
    <Button variant="outlined" color="inherit" onClick={() => setIsWriting(true)}>
      {t(present ? 'configuration.rgpd.next' : 'configuration.rgpd.write')}
    </Button>
  )
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id={titleId} variant="h6" component="h3">
        {t('configuration.rgpd.notices')}
      </Typography>
      <Tabs
        label={t('configuration.rgpd.notices')}
        value={language}
        onChange={chosen => setLanguage(chosen as Language)}
        tabs={languages.map(code => ({ value: code, label: names.of(code) ?? code }))}
      />
      {present ? (
        <>
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}
          >
            <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
              {t('configuration.rgpd.version', { number: present.number })} · <Moment instant={present.publishedAt} />
            </Typography>
            {write}
          </Box>
          <NoticeText notice={present} />
          {present.number > 1 && <FormerNotices language={language} />}
        </>
      ) : (
        <Empty title={t('configuration.rgpd.none')} text={t('configuration.rgpd.none-text')} action={write} />
      )}
      {isWriting && <NoticeDialog language={language} body={present?.body ?? ''} onClose={() => setIsWriting(false)} />}
    </Box>
  )
}

function FormerNotices({ language }: { language: Language }) {
  const t = useT()
  const { data = [] } = useCall(clientSettingsCalls.getRgpdNotices, { language })
  return (
    <Box>
      <Typography variant="overline" component="h4" sx={{ color: 'text.secondary' }}>
        {t('configuration.rgpd.former')}
      </Typography>
      {data.slice(1).map(notice => (
        <Box key={notice.number} component="details" sx={{ py: 0.75 }}>
          <Box component="summary" sx={{ cursor: 'pointer' }}>
            {t('configuration.rgpd.version', { number: notice.number })} · <Moment instant={notice.publishedAt} />
          </Box>
          <NoticeText notice={notice} />
        </Box>
      ))}
    </Box>
  )
}
