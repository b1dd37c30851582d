import { mount } from 'svelte';
import './app/tokens.css';
import './app/base.css';
import Gallery from './Gallery.svelte';
import { begin } from './words';

const asked = new URLSearchParams(location.search);
const theme = asked.get('theme');
if (theme) document.documentElement.dataset['theme'] = theme;
void begin().then(() => mount(Gallery, { target: document.body, props: { asked } }));
