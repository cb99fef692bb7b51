import { action, module, page } from '#kernel/shared/elements.ts'

export const payElements = module('/RH/paie', {
  name: { fr: 'Paie', en: 'Pay', es: 'Nómina', ar: 'الأجور' },
  children: [
    page('/RH/paie/verificationRH', {
      name: { fr: 'Vérification RH', en: 'HR check', es: 'Verificación de RR. HH.', ar: 'تحقق الموارد البشرية' },
    }),
    page('/RH/paie/verificationPaie', {
      name: { fr: 'Vérification paie', en: 'Pay check', es: 'Verificación de nómina', ar: 'تحقق الأجور' },
      rights: [
        action('export', {
          fr: 'Exporter vers la paie',
          en: 'Export to payroll',
          es: 'Exportar a nómina',
          ar: 'التصدير إلى برنامج الأجور',
        }),
      ],
    }),
    page('/RH/paie/parametrageSilae', {
      name: { fr: 'Paramétrage Silae', en: 'Silae settings', es: 'Parámetros de Silae', ar: 'إعدادات Silae' },
    }),
  ],
})
