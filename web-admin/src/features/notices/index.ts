export { CodeNotices } from './code/CodeNotices.tsx';
export { NoticeList } from './NoticeList.tsx';
export { NoticePage } from './page/NoticePage.tsx';
export { ReportPage } from './report/ReportPage.tsx';
export { StoryPage } from './story/StoryPage.tsx';
