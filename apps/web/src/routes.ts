import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** What is only for whoever works on this app, and in no build. */
const development =
  process.env.NODE_ENV === 'development'
    ? [route('dev/gallery', 'pages/gallery/GalleryPage.tsx')]
    : []

export default [
  // Written out while the app is built: each has its line in site/site-pages.ts.
  layout('site/SiteLayout.tsx', [
    index('pages/landing/LandingPage.tsx'),
    route('templates', 'pages/templates/TemplatesPage.tsx'),
    route('pricing', 'pages/pricing/PricingPage.tsx'),
    route('privacy', 'pages/legal/PrivacyPage.tsx'),
    route('terms', 'pages/legal/TermsPage.tsx'),
    route('security', 'pages/legal/SecurityPage.tsx'),
    route('gdpr', 'pages/legal/GdprPage.tsx'),
    route('cookies', 'pages/legal/CookiesPage.tsx'),
    route('accessibility', 'pages/legal/AccessibilityPage.tsx'),
    route('*', 'pages/not-found/NotFoundPage.tsx'),
  ]),
  route('sitemap.xml', 'site/sitemap.ts'),
  // Drawn in the browser.
  layout('AppLayout.tsx', [
    ...development,
    route('login', 'pages/login/LoginPage.tsx'),
    route('auth/callback', 'pages/auth-callback/AuthCallbackPage.tsx'),
    route('dashboard', 'pages/dashboard/DashboardPage.tsx'),
    route('logic-chat', 'pages/logic-chat/LogicChatPage.tsx'),
    route('forms/new', 'pages/form-new/FormNewPage.tsx'),
    route('forms/:id', 'pages/form-preview/FormPreviewPage.tsx'),
    route('forms/:id/edit', 'pages/form-editor/FormEditorPage.tsx'),
    route('forms/:id/logic', 'pages/logic-builder/LogicBuilderPage.tsx'),
    route('forms/:id/submissions/:submissionId?', 'pages/submissions/SubmissionsPage.tsx'),
  ]),
] satisfies RouteConfig
