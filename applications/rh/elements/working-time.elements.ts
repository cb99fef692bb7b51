import { action, module, page } from '#kernel/shared/elements.ts'

export const workingTimeElements = module('/RH/tempsTravail', {
  name: { fr: 'Temps de travail', en: 'Working time', es: 'Tiempo de trabajo', ar: 'وقت العمل' },
  children: [
    page('/RH/tempsTravail/planningEntreprise', {
      name: { fr: 'Planning entreprise', en: 'Company schedule', es: 'Planning de empresa', ar: 'جدول المؤسسة' },
      availableOnMobile: true,
      rights: [
        action('publication', {
          fr: 'Publier une semaine',
          en: 'Publish a week',
          es: 'Publicar una semana',
          ar: 'نشر أسبوع',
        }),
        action('forcer', {
          fr: 'Passer outre une limite',
          en: 'Pass a limit',
          es: 'Superar un límite',
          ar: 'تجاوز حد',
        }),
      ],
    }),
    page('/RH/tempsTravail/saisie', {
      name: { fr: 'Saisie des heures', en: 'Hours entry', es: 'Registro de horas', ar: 'إدخال الساعات' },
      availableOnMobile: true,
    }),
    page('/RH/tempsTravail/planningAnnuel', {
      name: { fr: 'Planning annuel', en: 'Yearly plan', es: 'Planning anual', ar: 'الجدول السنوي' },
    }),
  ],
})
