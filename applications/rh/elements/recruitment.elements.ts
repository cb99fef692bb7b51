import { action, module, page } from '#kernel/shared/elements.ts'

export const recruitmentElements = module('/RH/gestion_du_recrutement', {
  name: { fr: 'Gestion du recrutement', en: 'Recruitment', es: 'Selección de personal', ar: 'إدارة التوظيف' },
  children: [
    page('/RH/gestion_du_recrutement/indicateurs', {
      name: { fr: 'Indicateurs', en: 'Indicators', es: 'Indicadores', ar: 'المؤشرات' },
    }),
    page('/RH/gestion_du_recrutement/candidatures', {
      name: { fr: 'Candidatures', en: 'Applications', es: 'Candidaturas', ar: 'الترشيحات' },
      rights: [
        action('decision', {
          fr: 'Décision d’embauche',
          en: 'Hiring decision',
          es: 'Decisión de contratación',
          ar: 'قرار التوظيف',
        }),
      ],
    }),
    page('/RH/gestion_du_recrutement/candidats', {
      name: { fr: 'Candidats', en: 'Candidates', es: 'Candidatos', ar: 'المترشحون' },
    }),
    page('/RH/gestion_du_recrutement/creation_candidat', {
      name: { fr: 'Création d’un candidat', en: 'New candidate', es: 'Nuevo candidato', ar: 'إضافة مترشح' },
      availableOnMobile: true,
    }),
    page('/RH/gestion_du_recrutement/entretiens', {
      name: { fr: 'Entretiens', en: 'Interviews', es: 'Entrevistas', ar: 'المقابلات' },
      availableOnMobile: true,
    }),
    page('/RH/gestion_du_recrutement/campagnes', {
      name: {
        fr: 'Campagnes saisonnières',
        en: 'Seasonal campaigns',
        es: 'Campañas de temporada',
        ar: 'الحملات الموسمية',
      },
      availableOnMobile: true,
    }),
    page('/RH/gestion_du_recrutement/formulaire', {
      name: {
        fr: 'Paramétrage du formulaire',
        en: 'Application form',
        es: 'Formulario de candidatura',
        ar: 'إعداد الاستمارة',
      },
    }),
  ],
})
