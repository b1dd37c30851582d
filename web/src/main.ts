import { mount } from 'svelte';
import './app/tokens.css';
import './app/base.css';
import App from './app/App.svelte';
import { followLinks } from './app/router.svelte';
import { wear } from './app/settings.svelte';
import { begin } from './words';

wear();
followLinks();
const target = document.getElementById('app') ?? document.body;
void begin().then(() => mount(App, { target }));
