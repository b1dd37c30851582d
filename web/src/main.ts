import { mount } from 'svelte';
import './app/tokens.css';
import './app/base.css';
import App from './app/App.svelte';
import { begin } from './words';

const target = document.getElementById('app') ?? document.body;
void begin().then(() => mount(App, { target }));
