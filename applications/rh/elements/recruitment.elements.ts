import { action, module, page } from '#kernel/shared/elements.ts'

export const recruitmentElements = module('/RH/gestion_du_recrutement', {
  name: { fr: 'Gestion du recrutement', en: 'Recruitment', es: 'Selección de personal', ar: 'إدارة التوظيف' },
  children: [
    page('/RH/gestion_du_recrutement/indicateurs', {
      name: { fr: 'Indicateurs', en: 'Indicators', es: 'Indicadores', ar: 'المؤشرات' },
      plan: {
        fr: 'Les candidatures par état, les délais, les sources, les entretiens du jour et les offres à pourvoir.',
        en: 'Applications by state, delays, sources, the day’s interviews and the offers to fill.',
        es: 'Las candidaturas por estado, los plazos, las fuentes, las entrevistas del día y las ofertas por cubrir.',
        ar: 'الترشيحات حسب الحالة، والمدد، والمصادر، ومقابلات اليوم، والعروض الشاغرة.',
      },
    }),
    page('/RH/gestion_du_recrutement/candidatures', {
      name: { fr: 'Candidatures', en: 'Applications', es: 'Candidaturas', ar: 'الترشيحات' },
      plan: {
        fr: 'Les candidatures en liste ou en tableau par état, à planifier, retenir ou refuser en lot.',
        en: 'Applications as a list or a board by state, to plan, retain or refuse in bulk.',
        es: 'Las candidaturas en lista o tablero por estado, para planificar, seleccionar o rechazar en bloque.',
        ar: 'الترشيحات في قائمة أو لوحة حسب الحالة، للبرمجة أو القبول أو الرفض جماعيا.',
      },
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
      plan: {
        fr: 'Les candidats avec leurs disponibilités, leurs pièces et leur passé de salarié.',
        en: 'Candidates with their availability, their papers and their past as employees.',
        es: 'Los candidatos con su disponibilidad, sus documentos y su pasado como empleados.',
        ar: 'المترشحون مع فترات تفرغهم ووثائقهم وماضيهم كموظفين.',
      },
    }),
    page('/RH/gestion_du_recrutement/creation_candidat', {
      name: { fr: 'Création d’un candidat', en: 'New candidate', es: 'Nuevo candidato', ar: 'إضافة مترشح' },
      plan: {
        fr: 'Cinq champs pour inscrire un candidat, vérifier qu’il n’existe pas déjà et lui envoyer le formulaire.',
        en: 'Five fields to register a candidate, check that he is not known yet and send him the form.',
        es: 'Cinco campos para inscribir a un candidato, comprobar que no existe y enviarle el formulario.',
        ar: 'خمس خانات لتسجيل مترشح والتأكد من عدم وجوده وإرسال الاستمارة إليه.',
      },
      availableOnMobile: true,
    }),
    page('/RH/gestion_du_recrutement/entretiens', {
      name: { fr: 'Entretiens', en: 'Interviews', es: 'Entrevistas', ar: 'المقابلات' },
      plan: {
        fr: 'Les entretiens par semaine, recruteur et site, et la liste d’accueil du jour.',
        en: 'Interviews by week, recruiter and site, and the day’s reception list.',
        es: 'Las entrevistas por semana, reclutador y sitio, y la lista de recepción del día.',
        ar: 'المقابلات حسب الأسبوع والمكلف بالتوظيف والموقع، وقائمة الاستقبال اليومية.',
      },
      availableOnMobile: true,
    }),
    page('/RH/gestion_du_recrutement/campagnes', {
      name: {
        fr: 'Campagnes saisonnières',
        en: 'Seasonal campaigns',
        es: 'Campañas de temporada',
        ar: 'الحملات الموسمية',
      },
      plan: {
        fr: 'La jauge des arrivées par jour, le rappel des saisonniers et la préparation des embauches en lot.',
        en: 'The gauge of arrivals by day, the recall of seasonal workers and hiring prepared in bulk.',
        es: 'El medidor de llegadas por día, la llamada a los temporeros y las contrataciones preparadas en bloque.',
        ar: 'مؤشر الوافدين حسب اليوم، واستدعاء العمال الموسميين، وتحضير التوظيف جماعيا.',
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
